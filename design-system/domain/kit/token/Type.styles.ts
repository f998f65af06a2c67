import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const StyleRow = styled.li`
  display: grid;
  grid-template-columns: 8em minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[1]} ${space[5]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border: 0;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[3]} ${space[4]};
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const StyleSample = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
