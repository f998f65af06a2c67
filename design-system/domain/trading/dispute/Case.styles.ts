import { styled } from 'styled-components'
import { labelText, oneColumnOn, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The head of a case: what it is, and whose word comes next. */
export const CaseHead = styled.div`
  ${wrappingRow(space[2], space[4])}
  justify-content: space-between;
`

/** Two sides, next to each other where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  ${oneColumnOn(media.phone)}
`

export const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`

/** What somebody wrote, as they wrote it. */
export const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: ${vars.borderWidth.thick} solid ${semantic.border.default};
  font: ${type.body.font};
  color: ${semantic.text.primary};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Rows of a list without marks: evidence, files, past trades. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const CheckRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  ${labelText}
  &[data-done='true'] {
    color: ${semantic.text.primary};
    > :first-child {
      color: ${semantic.positive.text};
    }
  }
`

/** One line of facts with gaps, which wraps. */
export const Line = styled.div`
  ${wrappingRow(space[1], space[3])}
  min-width: 0;
  overflow-wrap: anywhere;
`

/** A case in the arbiter's list. */
export const DeskRow = styled.li`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  min-width: 0;
  & + & {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

/** A past trade: how it ended, and under that what it was. */
export const PastTrade = styled.li`
  display: grid;
  gap: ${space[1]};
  padding-bottom: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`

/** What stands above the place where one writes. */
export const AllowanceNote = styled.output`
  display: block;
  padding: ${space[2]} ${space[4]};
  font: ${type.caption.font};
  color: ${semantic.warning.text};
  background: ${semantic.warning.soft};
`

/** Files beside each other. */
export const FileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const FilePlace = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
`
