import { describe, expect, test } from 'vitest'
import { transitionOf } from './action.ts'
import { applyAction } from './applyAction.ts'
import { arbiterSpoke, plus, shiftDeadlines } from './deadline.ts'
import { actors, minutes, openedAt, tell, tradeIn } from '../../../tests/support/examples/trade.ts'
import type { StoryStep } from '../../../tests/support/examples/trade.ts'
import { deadlineJobs, tradeJobs } from './job.ts'
import { tradeRules } from './rules.ts'
import { finalStatuses, openStatuses } from './status.ts'
import { noDeadlines } from './trade.ts'
import type { Trade } from './trade.ts'

const at = (minute: number) => plus(openedAt, minutes(minute))
const minuteOf = (time: Date | null) => time && (time.getTime() - openedAt.getTime()) / minutes(1)
const day = 24 * 60
const jobsOf = (trade: Trade, minute: number) =>
  deadlineJobs(trade, at(minute)).map(job => [job.kind, minuteOf(job.at), job.runs])

describe('extending', () => {
  test('adds the escrow time to the end, and moves the grace', () => {
    expect(tell([['extend', 'seller', 5]]).deadlines).toMatchObject({ escrow: at(60), grace: at(65) })
  })

  test('in the grace adds it from now', () => {
    expect(tell([['extend', 'seller', 33]]).deadlines).toMatchObject({ escrow: at(63), grace: at(68) })
  })

  test('once paid moves the dispute window, not its start', () => {
    const trade = tell([
      ['confirm', 'buyer', 10],
      ['extend', 'seller', 12],
    ])
    expect(trade.deadlines).toMatchObject({
      escrow: at(60),
      disputeOpens: at(25),
      disputeWindow: at(60 + day),
    })
  })
})

test('the window runs from the later of the dispute timer and the escrow end', () => {
  expect(tell([['confirm', 'buyer', 1]]).deadlines.disputeWindow).toEqual(at(30 + day))
  expect(tell([['confirm', 'buyer', 29]]).deadlines.disputeWindow).toEqual(at(44 + day))
})

test.each(finalStatuses)('%s has no deadline and no job', status => {
  expect(tradeIn(status).deadlines).toEqual(noDeadlines)
  expect(deadlineJobs(tradeIn(status), openedAt)).toEqual([])
})

describe('what falls due', () => {
  test('in an unpaid trade', () => {
    expect(jobsOf(tell([['askCancel', 'seller', 5]]), 5)).toEqual([
      ['cancelAskEnds', 20, 'askCancelRanOut'],
      ['escrowWarning', 25, null],
      ['graceEnds', 35, 'graceRanOut'],
    ])
  })

  test('in a paid trade', () => {
    expect(jobsOf(tell([['confirm', 'buyer', 10]]), 10)).toEqual([
      ['disputeOpens', 25, null],
      ['escrowEnds', 30, 'escrowRanOut'],
      ['firstWindowWarning', 30 + day - 360, null],
      ['lastWindowWarning', 30 + day - 60, null],
    ])
  })

  test('in an expired one with a release that waits at the end of the window', () => {
    const story: StoryStep[] = [
      ['confirm', 'buyer', 10],
      ['escrowRanOut', 'system', 30],
      ['requestApproval', 'seller', 20 + day],
    ]
    expect(jobsOf(tell(story), 20 + day)).toEqual([
      ['windowEnds', 35 + day, 'disputeWindowRanOut'],
      ['approvalEnds', 35 + day, null],
    ])
  })

  test('in a dispute', () => {
    const trade = tell([
      ['confirm', 'buyer', 10],
      ['createDispute', 'buyer', 25],
    ])
    expect(jobsOf(trade, 25)).toEqual([['disputeRaise', 25 + day, null]])
    expect(jobsOf(arbiterSpoke(trade, at(100), tradeRules), 100)).toEqual([['disputeRaise', 100 + day, null]])
    expect(arbiterSpoke(tradeIn('closed'), at(100), tradeRules)).toEqual(tradeIn('closed'))
  })

  test('is not told twice, but an overdue action is kept', () => {
    expect(jobsOf(tell([]), 24.999)[0]).toEqual(['escrowWarning', 25, null])
    expect(jobsOf(tell([]), 25)).toEqual([['graceEnds', 35, 'graceRanOut']])
    expect(jobsOf(tell([]), 34)).toEqual([['graceEnds', 35, 'graceRanOut']])
    expect(jobsOf(tell([]), 500)).toEqual([['graceEnds', 35, 'graceRanOut']])
  })

  test.each(openStatuses)('%s never waits for ever: something acts or calls for help', status => {
    const jobs = deadlineJobs(tradeIn(status), openedAt)
    expect(jobs.some(job => job.runs !== null || job.tells.includes('arbiters'))).toBe(true)
  })

  test('every action of a job is the system’s, from each status in which the job counts', () => {
    for (const job of Object.values(tradeJobs).filter(job => job.runs !== null)) {
      const row = transitionOf(job.runs)
      expect(row.by).toBe('system')
      expect(row.from).toEqual(expect.arrayContaining([...job.in]))
    }
  })
})

describe('an outage', () => {
  const outage = (from: number, length: number) => ({ from: at(from), ms: minutes(length) })

  test('moves what was still ahead, also what fell into it, and leaves what was over', () => {
    const trade = tell([['confirm', 'buyer', 10]])
    const shifted = shiftDeadlines(trade, outage(26, 120))
    expect(shifted.deadlines).toEqual({
      ...trade.deadlines,
      escrow: at(150),
      grace: at(155),
      disputeWindow: at(30 + day + 120),
    })
    expect(shifted.deadlines.disputeOpens).toEqual(at(25))
  })

  test('moves a deadline of the very moment it began', () => {
    expect(shiftDeadlines(tell([]), outage(35, 10)).deadlines.grace).toEqual(at(45))
    expect(shiftDeadlines(tell([]), outage(35.001, 10)).deadlines.grace).toEqual(at(35))
  })

  test('in the grace does not make a later extension fall into the past', () => {
    const shifted = shiftDeadlines(tell([]), outage(31, 300))
    expect(shifted.deadlines).toMatchObject({ escrow: at(30), grace: at(335) })
    expect(applyAction(shifted, 'extend', actors.seller, at(333))).toMatchObject({
      trade: { deadlines: { escrow: at(363), grace: at(368) } },
    })
  })

  test('keeps everything else', () => {
    const trade = tell([['askCancel', 'seller', 5]])
    const { deadlines, ...rest } = shiftDeadlines({ ...trade, note: 'kept' }, outage(6, 10))
    expect(rest).toEqual({ ...rest, status: 'new', askedCancelAt: at(5), note: 'kept' })
    expect(deadlines).toMatchObject({ cancelAsk: at(30), escrow: at(40), grace: at(45) })
  })
})
