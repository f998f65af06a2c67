import { styled } from 'styled-components'
import { captionText, column, oneLine } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const CostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > * {
    ${column(space[5])}
    min-width: 0;
    margin: 0;
    padding: ${space[6]};
  }
  > * + * {
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  figcaption {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
    text-wrap: pretty;
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    > * + * {
      border-inline-start: 0;
      border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    }
  }
  @media ${media.phone} {
    > * {
      padding: ${space[4]};
    }
  }
`

export const Free = styled.p`
  display: flex;
  align-items: flex-end;
  gap: ${space[4]};
  > strong {
    font: ${type.displayL.font};
    font-size: 96px; /* measured: the digit that the part is about */
    line-height: 0.8;
    letter-spacing: ${type.displayL.tracking};
  }
  > span {
    max-width: 32ch;
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const Rows = styled.dl`
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space['2-5']};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  dt {
    color: ${semantic.text.secondary};
  }
  dd {
    font-weight: ${vars.font.weight.semibold};
  }
`

export const Bars = styled.ol`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space['1-5']};
  > li {
    ${column(space[1])}
    min-width: 0;
    text-align: center;
  }
  strong {
    font: ${type.bodyStrong.font};
  }
  span {
    ${oneLine}
    ${captionText}
  }
`

export const Bar = styled.div`
  height: calc(var(--height) * 132px); /* measured: as high as the rows beside it */
  border-radius: ${vars.radius.xs} ${vars.radius.xs} 0 0;
  background: ${semantic.surface.inverse};
`
