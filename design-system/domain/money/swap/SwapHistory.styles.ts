import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SwapRows = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const SwapRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  &:first-child {
    border-top: 0;
  }
`

/** One coin over the other. */
export const SwapMarks = styled.span`
  display: inline-flex;
  > * + * {
    margin-inline-start: calc(-1 * ${space[2]});
  }
`

export const SwapGiven = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: min-content;
`

export const SwapGot = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
`
