import { styled } from 'styled-components'
import { captionText, column, labelText, square, typeStyle } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const SliderRoot = styled.div`
  ${column()}
  min-width: 0;
  width: 100%;
`

export const SliderHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  ${labelText}
  /* Several side by side: the value stands under the name. A phone has them under each other. */
  @media ${media.tabletUp} {
    [data-look='stacked'] > & {
      flex-direction: column;
      gap: 0;
    }
  }
`

export const SliderValue = styled.span`
  flex: none;
  ${typeStyle(type.amountM)}
  color: ${semantic.text.primary};
`

/** As high as a finger; the track is drawn in the middle of it. */
export const SliderBox = styled.div`
  --thumb: ${space[6]};
  position: relative;
  display: flex;
  align-items: center;
  height: ${size.controlM};
  @media ${media.phone} {
    --thumb: calc(${space[6]} + ${space[1]});
    height: ${size.touch};
  }
`

export const SliderTrack = styled.span`
  position: absolute;
  inset-inline: 0;
  height: ${size.bar};
  border-radius: ${vars.radius.full};
  background: ${semantic.border.default};
  @media ${media.forcedColors} {
    background: ${semantic.border.subtle};
  }
  overflow: clip;
  &::after {
    content: '';
    display: block;
    /* The middle of the thumb, which stays inside of the track at both ends. */
    width: calc(var(--thumb) / 2 + (100% - var(--thumb)) * var(--filled));
    height: 100%;
    background: ${semantic.accent.solid};
  }
`

const thumb = `
  box-sizing: border-box;
  ${square('var(--thumb)')}
  border: ${vars.borderWidth.thick} solid ${semantic.accent.solid};
  border-radius: ${vars.radius.s};
  background: ${semantic.surface.card};
  cursor: grab;
`

/** The browser's own control, so that keys, fingers and screen readers work as everywhere; only its looks are ours. */
export const SliderInput = styled.input`
  position: relative;
  ${square('100%')}
  margin: 0;
  appearance: none;
  background: none;
  cursor: pointer;
  /* A page is scrolled over it with a finger; sideways it moves. */
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    background: none;
  }
  &::-moz-range-track {
    background: none;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:hover::-webkit-slider-thumb {
    background: ${semantic.accent.soft};
  }
  &:hover::-moz-range-thumb {
    background: ${semantic.accent.soft};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  &:focus-visible::-moz-range-thumb {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

export const SliderEnds = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${captionText}
  @media ${media.phone} {
    [data-look='stacked'] > & {
      display: none;
    }
  }
`
