import { styled } from 'styled-components'
import { baselineRow, noteText } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** How much there is, and of how much. */
export const Week = styled.div`
  ${baselineRow('0', space[3])}
  justify-content: space-between;
  > :last-child {
    color: ${semantic.text.secondary};
  }
`

export const WeekWords = styled.p`
  ${noteText}
  strong {
    color: ${semantic.text.primary};
  }
`

/** A name and sums at the end of its line; several sums lie under each other. */
export const CoinRows = styled.ul`
  display: flex;
  flex-direction: column;
  > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space['2-5']};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
    ${noteText}
  }
  > li > :last-child {
    display: flex;
    flex-direction: column;
    align-items: end;
    color: ${semantic.text.primary};
  }
`
