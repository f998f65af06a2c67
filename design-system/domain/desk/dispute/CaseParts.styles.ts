import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { space } = vars

/** A question, and the button that sends it. */
export const QuestionRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  > :first-child {
    overflow-wrap: anywhere;
  }
  > output:empty {
    display: none;
  }
`

/** The head of a case: which it is, and what it is about. */
export const CaseHeadLine = styled.div`
  ${wrappingRow(space[3], space[6])}
  justify-content: space-between;
`
