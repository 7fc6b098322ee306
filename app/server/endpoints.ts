import * as account from '#account/contract.ts'
import * as guardian from '#guardian/contract.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import * as learning from '#learning/contract.ts'
import * as membership from '#membership/contract.ts'
import * as pet from '#pet/contract.ts'
import * as progress from '#progress/contract.ts'
import * as topics from '#topics/contract.ts'
import * as app from '../contract.ts'

/** All endpoints of all contracts. */
export const endpoints: readonly Endpoint[] = [
  app,
  account,
  membership,
  pet,
  topics,
  learning,
  progress,
  guardian,
].flatMap(contract =>
  Object.values(contract).filter((value): value is Endpoint => 'path' in value && 'method' in value),
)
