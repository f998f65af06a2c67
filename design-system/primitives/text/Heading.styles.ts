import { styled } from 'styled-components'
import { typeStyle } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { type } = vars

export const HeadingRoot = styled.h2`
  text-wrap: balance;
  &[data-look='title-1'] {
    ${typeStyle(type.title1)}
  }
  &[data-look='title-2'] {
    ${typeStyle(type.title2)}
  }
  &[data-look='title-3'] {
    ${typeStyle(type.title3)}
  }
  &[data-look='strong'] {
    ${typeStyle(type.bodyStrong)}
  }
`
