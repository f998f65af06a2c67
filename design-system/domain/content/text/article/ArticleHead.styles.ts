import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const HeadRoot = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  max-width: 760px; /* measured: the column of a text */
  h1 {
    font: ${type.display.font};
    letter-spacing: ${type.display.tracking};
  }
  &[data-size='large'] h1 {
    font: ${type.displayL.font};
    letter-spacing: ${type.displayL.tracking};
  }
`

export const HeadTitle = styled.h1`
  text-wrap: balance;
`

export const Lead = styled.p`
  max-width: 680px; /* measured: the sentence under a headline */
  font: ${type.lead.font};
  color: ${semantic.text.secondary};
  text-wrap: pretty;
`

export const HeadMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['1-5']} ${space[4]};
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  > strong {
    color: ${semantic.text.primary};
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`
