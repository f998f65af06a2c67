import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const TermList = styled.dl`
  > div {
    display: grid;
    grid-template-columns: ${space[12]} minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space['2-5']};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > div:first-child {
    border-top: 0;
  }
`

export const Percent = styled.dt`
  font: ${vars.type.amountM.font};
  font-variant-numeric: tabular-nums lining-nums;
`

export const Of = styled.dd`
  color: ${semantic.text.secondary};
  text-wrap: pretty;
`

export const Hold = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
  color: ${semantic.text.secondary};
  > svg {
    flex: none;
    margin-top: ${space['0-5']};
  }
  strong {
    color: ${semantic.text.primary};
  }
`
