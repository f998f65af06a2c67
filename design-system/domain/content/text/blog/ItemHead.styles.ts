import { styled } from 'styled-components'
import { column, inlineRow, noteText, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { itemColumns } from './ItemView.styles.ts'

const { semantic, space, type } = vars

export const HeadGrid = styled.header`
  ${itemColumns}
  padding-top: ${space[4]};
  > * {
    grid-column: 2;
  }
  @media ${media.belowTabletBig} {
    > * {
      grid-column: 1;
    }
  }
  @media ${media.phone} {
    padding-top: 0;
  }
`

export const HeadTitle = styled.h1`
  margin-top: ${space[3]};
  ${typeStyle(type.displayL)}
  text-wrap: balance;
`

export const HeadLead = styled.p`
  max-width: 720px; /* measured: the sentence under a headline */
  margin: ${space[5]} 0;
  font: ${type.lead.font};
  color: ${semantic.text.secondary};
  text-wrap: pretty;
  @media ${media.phone} {
    margin: ${space['3-5']} 0;
  }
`

export const HeadLine = styled.div`
  ${wrappingRow(space[3])}
  margin-top: ${space[1]};
  ${noteText}
`

export const Written = styled.div`
  ${column()}
  padding-inline-end: ${space[4]};
  border-inline-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  b {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
  @media ${media.phone} {
    flex: 1;
    padding: 0;
    border: 0;
  }
`

export const Minutes = styled.span`
  ${inlineRow(space['1-5'])}
  margin-inline-end: auto;
  @media ${media.phone} {
    width: 100%;
    order: 1;
  }
`
