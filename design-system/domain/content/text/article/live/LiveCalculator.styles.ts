import { styled } from 'styled-components'
import { labelText, typeStyle } from '../../../../../theme/mixins.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** Two amounts side by side, and under each other on a phone; then the button that takes them along. */
export const CalculatorFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[3]};
  padding: 0 ${space[5]} ${space[4]};
  > button {
    justify-self: start;
  }
  /* In the middle of a text the amount is not the largest thing. */
  && div > span:first-of-type {
    ${typeStyle(type.amountL)}
  }
  /* The box around it shows the focus. */
  && input:focus-visible {
    outline: none;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};
    > button {
      justify-self: stretch;
    }
  }
`

export const AssetCode = styled.span`
  font: ${type.bodyStrong.font};
  color: ${semantic.text.secondary};
`

/** What came of it. */
export const Found = styled.div`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > p {
    padding: ${space[3]} ${space[5]} 0;
    ${labelText}
  }
  > p:last-child {
    padding-bottom: ${space[3]};
  }
  > div {
    border-top: 0;
  }
  @media ${media.phone} {
    > p {
      padding-inline: ${space[4]};
    }
  }
`
