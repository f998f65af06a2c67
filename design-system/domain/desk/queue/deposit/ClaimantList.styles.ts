import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const ClaimantLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ClaimantLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space['2-5']};
  border-block-end: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  overflow-wrap: anywhere;
  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`
