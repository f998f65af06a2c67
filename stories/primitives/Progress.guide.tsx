import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  ProgressBar: {
    when: ['Something is a part of a whole: a volume on its way to the next level, a file that is sent.'],
    not: [
      ['It is a way of named steps', 'StepList'],
      ['Nobody knows how long it takes', 'Loading'],
    ],
    related: ['SegmentBar', 'TimerRing', 'StepList'],
  },
  SegmentBar: {
    when: ['Steps are counted in words beside it: "Step 3 of 5".'],
    not: [['Each step has a name', 'StepList']],
    related: ['StepList', 'ProgressBar'],
  },
  TimerRing: {
    when: ['Time runs out, and a text beside it says how much is left.'],
    not: [['Something fills up', 'ProgressBar']],
    anatomy: [
      ['Ring', 'Saffron for your deadline, neutral for theirs'],
      ['Text', 'With the role of a timer; spoken at five minutes, at one, and at the end'],
    ],
    related: ['TradeTimer', 'ProgressBar'],
  },
  StepList: {
    when: ['A process has three to six steps, and somebody is at one of them.'],
    not: [
      ['Only how far counts', 'ProgressBar'],
      ['Each can be gone to at any time', 'Tabs'],
    ],
    anatomy: [
      ['Mark', 'A check for done, solid for now, an outline for next'],
      ['Name', 'Of each step; on a phone of this one, with its place and the next'],
    ],
    related: ['SegmentBar', 'TradeStepper'],
  },
}
