import { styled } from 'styled-components'
import { vars } from '../tokens/vars.ts'

const { semantic } = vars

export const BrandRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space['2-5']};
  font: ${vars.type.title3.font};
  letter-spacing: ${vars.type.title3.tracking};
  color: ${semantic.text.primary};
`

export const Tile = styled.svg`
  flex: none;
  width: ${vars.size.tileS};
  height: ${vars.size.tileS};
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
