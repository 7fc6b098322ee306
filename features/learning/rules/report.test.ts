import { expect, test } from 'vitest'
import { afterRevalidation, type ReportReason, shouldWithdraw } from './report.ts'

const reports = (isPrivate: boolean, reasons: ReportReason[]) => ({ isPrivate, reasons })

test.each<[isPrivate: boolean, reasons: ReportReason[], out: boolean]>([
  [false, [], false],
  [false, ['wrong_answer'], false],
  [false, ['wrong_answer', 'spelling'], true],
  [false, ['other', 'other', 'other'], true],
  [true, [], false],
  [true, ['unclear'], true],
])('in a private topic: %s, reported as %j: out of service %s', (isPrivate, reasons, out) => {
  expect(shouldWithdraw(reports(isPrivate, reasons))).toBe(out)
})

test.each<[passed: boolean, isPrivate: boolean, reasons: ReportReason[], becomes: 'held' | 'returned']>([
  [true, false, ['unclear', 'spelling'], 'returned'],
  [true, false, ['wrong_answer', 'spelling'], 'returned'],
  [true, false, ['wrong_answer', 'two_answers'], 'held'],
  [true, false, ['two_answers', 'two_answers', 'other'], 'held'],
  [false, false, ['unclear', 'spelling'], 'held'],
  [false, false, ['wrong_answer', 'wrong_answer'], 'held'],
  [true, true, ['not_for_children'], 'returned'],
  [true, true, ['wrong_answer'], 'held'],
  [false, true, ['other'], 'held'],
])('passes again: %s, in a private topic: %s, reported as %j: %s', (passed, isPrivate, reasons, becomes) => {
  expect(afterRevalidation({ passed }, reports(isPrivate, reasons))).toBe(becomes)
})
