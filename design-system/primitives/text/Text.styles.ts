import { styled } from 'styled-components'
import { typeStyle, variantRules } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, type } = vars

export const TextRoot = styled.span`
  min-width: 0;
  &[data-size='body-l'] {
    ${typeStyle(type.bodyL)}
  }
  &[data-size='body'] {
    ${typeStyle(type.body)}
  }
  &[data-size='body-strong'] {
    ${typeStyle(type.bodyStrong)}
  }
  &[data-size='label'] {
    ${typeStyle(type.label)}
  }
  &[data-size='caption'] {
    ${typeStyle(type.caption)}
  }
  &[data-size='code'] {
    ${typeStyle(type.codeText)}
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
  ${variantRules('tone', 'color', {
    primary: semantic.text.primary,
    secondary: semantic.text.secondary,
    tertiary: semantic.text.tertiary,
    accent: semantic.accent.text,
    positive: semantic.positive.text,
    warning: semantic.warning.text,
    negative: semantic.negative.text,
  })}
`
