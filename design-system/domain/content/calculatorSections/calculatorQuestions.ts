/** What people ask about a calculator: the names of its words, each with an answer. */
export const calculatorQuestions = ['differs', 'exactly', 'share'] as const
