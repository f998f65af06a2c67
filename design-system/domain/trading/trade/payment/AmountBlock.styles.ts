import { styled } from 'styled-components'
import { labelText, oneColumnOn, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BlockRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]} ${space[5]};
  padding: ${space[5]} ${space[5]} calc(${space[4]} + ${vars.size.hatch});

  ${oneColumnOn(media.belowDesktop)}
  @media ${media.phone} {
    gap: ${space['2-5']};
    padding: ${space['3-5']} ${space[4]} calc(${space[3]} + ${vars.size.hatch});
  }
`

export const Side = styled.div`
  min-width: 0;
  @media ${media.phone} {
    &[data-end] {
      ${wrappingRow(space[1], space[3])}
      justify-content: space-between;
      padding-top: ${space['2-5']};
      border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
    }
  }
`

export const Label = styled.div`
  ${row(space['1-5'])}
  ${labelText}
`

/** An amount is never cut: a huge one wraps below its label, and scrolls only when even a whole line is too short. */
export const FiatLine = styled.div`
  ${wrappingRow(space[1], space[3])}
  max-width: 100%;
  > :first-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    flex-wrap: nowrap;
    justify-content: space-between;
  }
`

export const CoinLine = styled.div`
  ${row(space[2])}
  margin-top: ${space['1-5']};
  > :last-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    margin-top: 0;
    > :first-child {
      --coin-size: ${vars.size.iconL};
    }
    > :last-child {
      font: ${type.amountM.font};
    }
  }
`

export const Arrow = styled.div`
  justify-self: center;
  padding-bottom: ${space[2]};
  color: ${semantic.text.tertiary};
  @media ${media.belowDesktop} {
    display: none;
  }
`

export const Strip = styled.div`
  position: absolute;
  inset: auto 0 0;
`
