import { styled } from 'styled-components'
import { captionText, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** What goes on the left, what for on the right. */
export const Exchange = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  @media ${media.phone} {
    [data-size='l'] {
      font: ${type.amountM.font};
    }
  }
`

export const ExchangeSide = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  ${captionText}
  overflow-wrap: anywhere;
  > :last-child {
    color: ${semantic.text.primary};
  }
  &[data-end] {
    justify-items: end;
    text-align: end;
  }
`

export const CoinLine = styled.span`
  ${row(space[2])}
  > :last-child {
    white-space: normal;
  }
`

/** What has to be looked at before. */
export const Checklist = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  b {
    color: ${semantic.text.primary};
  }
`
