import { styled } from 'styled-components'
import {
  captionText,
  cardSurface,
  column,
  labelText,
  noteText,
  oneColumnOn,
  typeStyle,
} from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

const sums = 'minmax(0, 520px)' /* measured: a line of the sum, its figures in Russian too */
const stairs = '236px' /* measured: five stairs under their figures */
const stairsOnPhone = '176px' /* measured: the same on a phone */
const figures = '96px' /* measured: "−$10,000.00" */

export const CalculatorRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${sums};
  ${cardSurface}
  overflow: clip;
  ${oneColumnOn(media.belowTabletBig)}
`

export const VolumeSide = styled.div`
  ${column()}
  min-width: 0;
  padding: ${space[6]} ${space[8]} ${space[5]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const VolumeHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  label {
    display: block;
    ${labelText}
  }
`

/** What the next stair would save. */
export const NextStair = styled.p`
  flex: 0 1 280px; /* measured: its two sentences in two lines */
  ${noteText}
  text-wrap: pretty;
  strong {
    display: block;
    color: ${semantic.text.primary};
  }
  @media ${media.phone} {
    flex-basis: 100%;
  }
`

export const Stairs = styled.div`
  display: grid;
  flex: 1 0 ${stairs};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  min-height: ${stairs};
  margin-top: ${space[3]};
  @media ${media.phone} {
    flex-basis: ${stairsOnPhone};
    min-height: ${stairsOnPhone};
  }
`

/** A fee as high as it is; the one that holds is inked. */
export const Stair = styled.div`
  ${column()}
  justify-content: flex-end;
  height: 100%;
  padding-inline: ${space['0-5']};
  text-align: center;
  > span {
    padding-bottom: ${space[1]};
    font: ${type.amountM.font};
    color: ${semantic.text.secondary};
  }
  &::after {
    content: '';
    flex: none;
    height: calc((100% - ${space[10]}) * var(--height));
    border-radius: ${vars.radius.xs} ${vars.radius.xs} 0 0;
    background: ${semantic.surface.muted};
    transition: background-color ${vars.duration.base} ${vars.easing.out};
  }
  &[data-current] > span {
    ${typeStyle(type.amountL)}
    color: ${semantic.text.primary};
  }
  &[data-current]::after {
    background: ${semantic.surface.inverse};
  }
  @media ${media.phone} {
    > span {
      font: ${type.amountS.font};
    }
    &[data-current] > span {
      font: ${type.amountM.font};
    }
  }
`

/** Where each stair begins, under the line. */
export const Edges = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  ${captionText}
  > span {
    position: relative;
    white-space: nowrap;
  }
  /* In the middle under the place that it names; the first and the last stay inside. */
  > span:not(:first-child) > span:first-child {
    position: absolute;
    inset-inline-start: 0;
    translate: -50%; /* sided: turned below */
  }
  > span:not(:first-child):dir(rtl) > span:first-child {
    translate: 50%; /* sided: for lines that begin at the right */
  }
  > span > [data-end] {
    position: absolute;
    inset-inline-end: 0;
  }
  @media ${media.phone} {
    /* Every second one, and the end in place of where the last stair begins. */
    > span:nth-child(even) > span:first-child,
    > span:last-child:not(:first-child) > span:first-child {
      visibility: hidden;
    }
  }
`

export const CostSide = styled.div`
  ${column()}
  min-width: 0;
  border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  @media ${media.belowTabletBig} {
    border-inline-start: 0;
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

export const FieldsRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${space[6]};
  padding: ${space[5]} ${space[6]} ${space[3]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.sunken};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
  }
`

export const CostLines = styled.dl`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space[2]} ${space[6]} ${space[4]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const CostRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${figures};
  align-items: baseline;
  gap: 0 ${space[3]};
  padding-block: ${space[2]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > :nth-child(2) {
    ${noteText}
  }
  > :last-child {
    font: ${type.amountS.font};
    text-align: end;
  }
  &[data-back] > :last-child {
    color: ${semantic.positive.text};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) {
      grid-row: 2;
    }
    > :last-child {
      grid-row: 1 / 3;
      grid-column: 2;
      align-self: center;
    }
  }
`

export const CostTotal = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[3]};
  dt {
    min-width: 0;
    font: ${type.bodyStrong.font};
  }
  dd {
    flex: none;
  }
  small {
    display: block;
    ${captionText}
  }
`

export const CalculatorNote = styled.p`
  max-width: 100ch;
  margin-top: ${space[3]};
  ${noteText}
  text-wrap: pretty;
`
