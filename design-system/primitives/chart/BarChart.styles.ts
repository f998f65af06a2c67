import { styled } from 'styled-components'
import { inlineRow, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

/** Where the bars are painted. What uPlot needs of its own sheet stands here: the rest of it is for parts that are not used. */
export const Canvas = styled.div`
  /* Time goes on to the right in every language. */
  direction: ltr;
  font: ${vars.type.caption.font};
  height: calc(${vars.size.area} * 2);
  @media ${media.tabletUp} {
    height: calc(${vars.size.area} * 3);
  }
  min-width: 0;
  overflow: hidden;
  .uplot {
    position: relative;
    width: 100%;
    line-height: 1;
  }
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    position: relative;
    ${square('100%')}
  }
`

export const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  > li {
    ${inlineRow(space['1-5'])}
    color: ${semantic.text.secondary};
  }
`

/** The colour of a series beside its name. */
export const Swatch = styled.span`
  ${square(vars.size.iconXs)}
  border-radius: ${vars.radius.xs};
  border: ${vars.borderWidth.hairline} solid ${semantic.accent.solid};
  &[data-tone='part'] {
    background: ${semantic.accent.solid};
  }
  &[data-tone='whole'] {
    background: ${semantic.accent.soft};
  }
  &[data-tone='first'] {
    border-color: ${semantic.text.primary};
    background: ${semantic.text.primary};
  }
  &[data-tone='second'] {
    border-color: ${semantic.text.tertiary};
    background: ${semantic.text.tertiary};
  }
  &[data-tone='third'] {
    border-color: ${semantic.text.tertiary};
    background: ${semantic.surface.card};
  }
`
