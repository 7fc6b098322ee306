import { expect, test } from 'vitest'
import * as account from '#account/contract.ts'
import * as app from '#app/contract.ts'
import * as guardian from '#guardian/contract.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import * as learning from '#learning/contract.ts'
import * as membership from '#membership/contract.ts'
import * as pet from '#pet/contract.ts'
import * as progress from '#progress/contract.ts'
import * as topics from '#topics/contract.ts'
import { repliesWithSession } from './free-time-replies.ts'

test('The page listens to every reply that carries the free time', () => {
  const contracts = [account, app, guardian, learning, membership, pet, progress, topics]
  const endpoints = contracts.flatMap(contract => Object.values(contract).filter(isEndpoint))
  const carrying = endpoints.filter(({ reply }) => 'shape' in reply && 'session' in (reply.shape as object))
  expect(carrying.map(({ name }) => name).toSorted()).toEqual(repliesWithSession.map(({ name }) => name).toSorted())
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
