import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { type } = vars

export const HeadingRoot = styled.h2`
  min-width: 0;
  text-wrap: balance;
  &[data-look='title-1'] {
    font: ${type.title1.font};
    letter-spacing: ${type.title1.tracking};
  }
  &[data-look='title-2'] {
    font: ${type.title2.font};
    letter-spacing: ${type.title2.tracking};
  }
  &[data-look='title-3'] {
    font: ${type.title3.font};
    letter-spacing: ${type.title3.tracking};
  }
  &[data-look='strong'] {
    font: ${type.bodyStrong.font};
    letter-spacing: ${type.bodyStrong.tracking};
  }
`
