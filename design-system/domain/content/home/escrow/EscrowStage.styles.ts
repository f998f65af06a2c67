import { css, keyframes, styled } from 'styled-components'
import { hatchGround } from '../../../../primitives/hatch/Hatch.styles.ts'
import { captionText, column, inlineRow, oneLine, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

const distance = '112px' /* measured: from a person to the middle of the gate */

const comesIn = keyframes`from { transform: translateX(calc(-1 * var(--far))); }`
const goesOut = keyframes`from { transform: none; } to { transform: translateX(var(--far)); }`
const appears = keyframes`from { opacity: 0; }`
const crosses = keyframes`from { transform: none; } to { transform: translateX(var(--way)); }`

/**
 * Moves with the page as it is scrolled, so that nothing moves by itself, and stays at its end where the browser cannot do that or somebody asked
 * for stillness.
 */
const withScroll = css`
  @supports (animation-timeline: view()) {
    @media not ${media.reducedMotion} {
      animation-duration: auto;
      animation-timing-function: ${vars.easing.inOut};
      animation-fill-mode: both;
      animation-timeline: view();
      animation-range: entry 80% cover 52%;
    }
  }
`

export const Scene = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr) 76px; /* measured: a name under a tile */
  align-items: end;
  justify-items: center;
  border-bottom: ${vars.borderWidth.thick} solid ${semantic.text.primary};
`

export const Person = styled.div`
  ${column()}
  align-items: center;
  width: 100%;
  padding-bottom: ${space[4]};
  text-align: center;
  ${captionText}
  > strong {
    max-width: 100%;
    margin-top: ${space[1]};
    ${oneLine}
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
`

export const Gate = styled.div`
  position: relative;
  ${column(space[2])}
  align-items: center;
  justify-content: flex-end;
  width: 148px; /* measured: a gate between two people, in a third of the page and on a phone */
  height: 188px; /* measured: as above */
  padding-bottom: ${space[4]};
  border: ${vars.borderWidth.thick} solid ${semantic.text.primary};
  border-bottom: 0;
  border-radius: ${vars.radius.full} ${vars.radius.full} 0 0;
  background: ${semantic.surface.sunken};
`

export const GateHatch = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  ${hatchGround}
  &[data-moment='opened'] {
    animation-name: ${appears};
    ${withScroll}
  }
`

export const Coin = styled.span`
  --far: ${distance};
  &:dir(rtl) {
    --far: calc(-1 * ${distance});
  }
  position: relative;
  display: grid;
  padding: ${space['1-5']};
  border-radius: ${vars.radius.full};
  background: ${semantic.surface.card};
  &[data-moment='opened'] {
    animation-name: ${comesIn};
    ${withScroll}
  }
  &[data-moment='released'] {
    z-index: ${vars.z.base};
    transform: translateX(var(--far));
    animation-name: ${goesOut};
    ${withScroll}
  }
`

export const GateWord = styled.span`
  position: relative;
  ${inlineRow(space[1])}
  max-width: calc(100% - ${space[2]});
  padding: ${space['0-5']} ${space[2]};
  border-radius: ${vars.radius.xs};
  ${oneLine}
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.semibold};
  background: ${semantic.surface.card};
`

export const MoneyLine = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: ${space[8]};
  ${captionText}
  > span:first-child {
    flex: 1;
    ${row(space[2])}
    padding: 0 ${space[2]};
    &::before,
    &::after {
      content: '';
      flex: 1;
      border-top: ${vars.borderWidth.thick} dotted ${semantic.border.strong};
    }
  }
  &[data-moment='released'] {
    flex-direction: row-reverse;
  }
`

export const Money = styled.span`
  --way: calc(${space[16]} * -1);
  &:dir(rtl) {
    --way: ${space[16]};
  }
  ${inlineRow(space['1-5'])}
  padding: ${space[1]} ${space[2]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.s};
  white-space: nowrap;
  font: ${type.label.font};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  &[data-moment='paid'] {
    transform: translateX(var(--way));
    animation-name: ${crosses};
    ${withScroll}
  }
`
