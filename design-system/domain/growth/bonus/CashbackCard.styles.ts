import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** How much there is, and of how much. */
export const Week = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  > :last-child {
    color: ${semantic.text.secondary};
  }
`

export const WeekWords = styled.p`
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  strong {
    font-weight: ${vars.font.weight.semibold};
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
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
  > li > :last-child {
    display: flex;
    flex-direction: column;
    align-items: end;
    color: ${semantic.text.primary};
  }
`
