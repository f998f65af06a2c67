import { css, styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'
import { asWritten, narrow, plate } from './InvoicePage.styles.ts'

const { space, type, font } = vars

const rule = css`
  ${vars.borderWidth.hairline} solid color-mix(in srgb, currentColor 22%, transparent)
`

export const AskedRoot = styled.section`
  padding-top: ${space[6]};
  ${plate}
  @container ${narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${space[2]} ${space[3]};
    padding: 0;
  }
`

export const AskedLabel = styled.h2`
  font: ${type.label.font};
`

/** The amount in the store’s text colour. What recedes in it does so by its weight: a fainter ink is not readable on every ground. */
export const AskedAmount = styled.div`
  ${asWritten}
  && > span {
    font-size: 60px; /* measured: as wide as half a panel with six digits */
    line-height: 1.13;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &&[data-length='long'] > span {
    font: ${type.amountXl.font};
  }
  && > span > span {
    color: inherit;
  }
  @container ${narrow} {
    && > span {
      font-size: 44px; /* measured: beside the name of an order on a phone */
      line-height: 1.1;
    }
    &&[data-length='long'] > span {
      font: ${type.amountL.font};
    }
  }
`

export const AskedProduct = styled.div`
  margin-top: ${space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: ${type.bodyL.font};
    font-weight: ${font.weight.semibold};
  }
  @container ${narrow} {
    flex: 1 1 132px; /* measured: two words of a product a line */
    margin-top: 0;
    text-align: end;
    p {
      font: ${type.label.font};
      font-weight: ${font.weight.regular};
    }
  }
`

export const AskedTerms = styled.dl`
  margin-top: ${space[5]};
  border-top: ${rule};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space['2-5']};
    border-bottom: ${rule};
  }
  dd {
    min-width: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
    text-align: end;
  }
  @container ${narrow} {
    display: none;
  }
`
