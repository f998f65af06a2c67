/** Feedback on a partner after a trade. */
export const feedback = {
  title: 'How was the trade with {{name}}?',
  editTitle: 'Change your feedback on {{name}}',
  gradeLabel: 'Your grade',
  grade: {
    positive: { name: 'Positive', hint: 'All went well' },
    neutral: { name: 'Neutral', hint: 'It worked, but not smoothly' },
    negative: { name: 'Negative and block', hint: 'You will not see each other’s ads, nor trade again' },
  },
  text: 'A few words for other traders',
  textHint: 'Everyone sees it. Leave out names, accounts and phone numbers.',
  publish: 'Publish feedback',
  publishAndBlock: 'Publish and block {{name}}',
  saveChanges: 'Save changes',
  sending: 'Publishing',
  mine: 'Your feedback',
  theirs: 'Feedback from {{name}}',
  edited: 'changed {{date}}',
  edit: 'Change',
  leave: 'Leave feedback',
  chooseGrade: 'Choose a grade',
} as const
