import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, type } = vars

export const TextRoot = styled.span`
  min-width: 0;
  &[data-size='body-l'] {
    font: ${type.bodyL.font};
    letter-spacing: ${type.bodyL.tracking};
  }
  &[data-size='body'] {
    font: ${type.body.font};
    letter-spacing: ${type.body.tracking};
  }
  &[data-size='body-strong'] {
    font: ${type.bodyStrong.font};
    letter-spacing: ${type.bodyStrong.tracking};
  }
  &[data-size='label'] {
    font: ${type.label.font};
    letter-spacing: ${type.label.tracking};
  }
  &[data-size='caption'] {
    font: ${type.caption.font};
    letter-spacing: ${type.caption.tracking};
  }
  &[data-size='code'] {
    font: ${type.codeText.font};
    letter-spacing: ${type.codeText.tracking};
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
  &[data-tone='primary'] {
    color: ${semantic.text.primary};
  }
  &[data-tone='secondary'] {
    color: ${semantic.text.secondary};
  }
  &[data-tone='tertiary'] {
    color: ${semantic.text.tertiary};
  }
  &[data-tone='accent'] {
    color: ${semantic.accent.text};
  }
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
  }
  &[data-tone='warning'] {
    color: ${semantic.warning.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`
