import { styled } from 'styled-components'
import { inlineRow, square, typeStyle } from '../theme/mixins.ts'
import { vars } from '../tokens/vars.ts'

const { semantic } = vars

export const BrandRoot = styled.span`
  ${inlineRow(vars.space['2-5'])}
  ${typeStyle(vars.type.title3)}
  color: ${semantic.text.primary};
`

export const Tile = styled.svg`
  flex: none;
  ${square(vars.size.tileS)}
  [data-part='ground'] {
    fill: ${semantic.accent.solid};
  }
  [data-part='sign'] {
    fill: ${semantic.accent.on};
  }
  [data-part='light'] {
    fill: var(--color-saffron-300);
  }
  [data-theme='dark'] & [data-part='light'] {
    fill: ${semantic.accent.on};
  }
`
