import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** Coins are always circles; each in its own colour, the same in both themes. One without a drawing shows its code. */
export const CoinRoot = styled.span`
  --coin-size: ${space[8]};
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--coin-size);
  height: var(--coin-size);
  border-radius: ${vars.radius.full};
  overflow: clip;
  color: var(--color-white);
  background: ${semantic.surface.muted};
  forced-color-adjust: none;

  &[data-size='s'] {
    --coin-size: ${size.iconL};
  }
  &[data-size='l'] {
    --coin-size: ${size.tileM};
  }
  > svg {
    width: 76%;
    height: 76%;
  }

  &[data-coin='BTC'] {
    background: #e8912d; /* measured: the coin's own colour */
  }
  &[data-coin='ETH'] {
    background: #5b6fb0; /* measured: the coin's own colour */
  }
  &[data-coin='USDT'] {
    background: #2a9a78; /* measured: the coin's own colour */
  }
  &[data-coin='USDC'] {
    background: #3173c4; /* measured: the coin's own colour */
  }
  &[data-coin='DAI'] {
    background: #d99a1c; /* measured: the coin's own colour */
  }
  &[data-coin='TON'] {
    background: #2c8fd0; /* measured: the coin's own colour */
  }
  &[data-coin='TRX'] {
    background: #c4342b; /* measured: the coin's own colour */
  }
  &[data-coin='LTC'] {
    background: #6c7f96; /* measured: the coin's own colour */
  }
  &[data-coin='XMR'] {
    background: #5a5a5a; /* measured: the coin's own colour */
  }
`

export const CoinLetters = styled.span`
  font-size: calc(var(--coin-size) * 0.36);
  line-height: 1;
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.secondary};
`
