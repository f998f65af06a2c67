import { styled } from 'styled-components'
import { column, inlineRow, noteText, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const HeadRoot = styled.header`
  ${column(space[3])}
  align-items: flex-start;
  max-width: 760px; /* measured: the column of a text */
  h1 {
    ${typeStyle(type.display)}
  }
  &[data-size='large'] h1 {
    ${typeStyle(type.displayL)}
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
  ${wrappingRow(space['1-5'], space[4])}
  ${noteText}
  > strong {
    color: ${semantic.text.primary};
  }
  > span {
    ${inlineRow(space[1])}
  }
`
