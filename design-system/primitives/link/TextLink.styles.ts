import { styled } from 'styled-components'
import { inlineRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic } = vars

export const TextLinkRoot = styled.a`
  position: relative;
  border-radius: ${vars.radius.xs};
  font-weight: ${vars.font.weight.medium};
  transition: color ${vars.duration.fast} ${vars.easing.out};

  &[data-look='accent'] {
    color: ${semantic.text.link};
  }
  &[data-look='quiet'] {
    color: ${semantic.text.secondary};
  }
  &[data-look='inherit'] {
    color: inherit;
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-icons] {
    ${inlineRow(vars.space[1])}
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-look='quiet']:hover {
    color: ${semantic.text.primary};
    text-decoration: none;
  }

  @media ${media.phone} {
    /* Drawn smaller than a finger: the hit area reaches further than the words. */
    &[data-icons]::after,
    &[data-standing]::after {
      content: '';
      position: absolute;
      inset: calc(${vars.space[3]} * -1) calc(${vars.space[2]} * -1);
    }
  }
`
