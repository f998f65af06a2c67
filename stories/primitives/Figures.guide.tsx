import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  FigureTable: {
    when: ['Figures are compared by rows and columns.'],
    not: [
      ['There is one figure of each kind', 'DefinitionList'],
      ['The rows are things to open', 'Card'],
    ],
    anatomy: [
      ['Caption', 'What the figures are, for screen readers'],
      ['Heads', 'Of columns and rows'],
      ['Total', 'The last row, where there is one'],
    ],
    related: ['DefinitionList', 'BarChart'],
  },
  BarChart: {
    when: ['Amounts of days or months are compared, and their table stands beside them.'],
    not: [
      ['The figures themselves are wanted', 'FigureTable'],
      ['It is one part of one whole', 'ProgressBar'],
    ],
    anatomy: [['Bars', 'Beside or above each other; time goes on to the right in every language']],
    related: ['FigureTable', 'ProgressBar'],
  },
}
