import { styled } from 'styled-components'
import { row, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** What they are called, and at the end of the line what can be done with them; below it on a phone. */
export const CardHead = styled.header`
  ${wrappingRow(space[2], space[4])}
  justify-content: space-between;
  > :first-child {
    flex: 1 1 ${vars.size.term};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const LineValue = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
  &[data-number='true'] {
    direction: ltr;
    unicode-bidi: isolate;
    font: ${type.amountS.font};
    letter-spacing: 0.01em;
  }
`

/** How they are given out, and where they are used. */
export const CardFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${semantic.text.secondary};
  > li {
    ${row(space['1-5'])}
  }
`

export const CardFoot = styled.footer`
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    padding-top: ${space[3]};
  }
`
