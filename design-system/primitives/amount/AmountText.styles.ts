import { styled } from 'styled-components'
import { typeStyle } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, type, font } = vars

export const AmountRoot = styled.span`
  white-space: nowrap;
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums lining-nums;
  transition: color ${vars.duration.fast} ${vars.easing.out};

  &[data-size='xl'] {
    ${typeStyle(type.amountXl)}
  }
  &[data-size='l'] {
    ${typeStyle(type.amountL)}
  }
  &[data-size='m'] {
    ${typeStyle(type.amountM)}
  }
  &[data-size='s'] {
    ${typeStyle(type.amountS)}
  }
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
  }
  &[data-tone='stale'] {
    color: ${semantic.text.tertiary};
  }
  &[data-weight='quiet'] {
    font-weight: ${font.weight.medium};
  }
`

/** What recedes: currency, minor units and a coin's leading zeros. */
export const AmountPiece = styled.span`
  &[data-kind='symbol'] {
    font-weight: ${font.weight.regular};
    color: ${semantic.text.tertiary};
  }
  &[data-kind='lead'],
  &[data-kind='fraction'] {
    font-weight: ${font.weight.medium};
    color: ${semantic.text.tertiary};
  }
  &[data-kind='code'] {
    font-size: max(${vars.size.textFloor}, 0.86em);
    font-weight: ${font.weight.medium};
    color: ${semantic.text.tertiary};
    letter-spacing: 0;
  }
  [data-size='l'] > &[data-kind='code'] {
    font-size: 0.6em;
  }
  [data-size='xl'] > &[data-kind='code'] {
    font-size: 0.5em;
  }
  [data-tone='positive'] > &,
  [data-tone='stale'] > & {
    color: inherit;
  }
`
