import { styled } from 'styled-components'
import {
  captionText,
  cardSurface,
  centred,
  column,
  oneColumnOn,
  square,
  typeStyle,
} from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  &[data-size='small'] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-size='small'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    &[data-size='small'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

/** A card that leads somewhere. */
export const MethodCard = styled.a`
  ${column(space[1])}
  height: 100%;
  padding: ${space[4]};
  ${cardSurface}
  transition: border-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    border-color: ${semantic.border.hover};
  }
  b {
    font: ${type.bodyStrong.font};
  }
  span {
    ${captionText}
    text-wrap: pretty;
  }
`

/** A rule with a line over it, as on a sheet that hangs on a wall. */
export const WatchCard = styled.li`
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.thick} solid ${semantic.text.primary};
  h3 {
    ${typeStyle(type.title3)}
    text-wrap: balance;
  }
  > div {
    margin-top: ${space[2]};
    color: ${semantic.text.secondary};
  }
  p {
    text-wrap: pretty;
  }
  p + p {
    margin-top: ${space[2]};
  }
`

export const StepGrid = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  padding: ${space[6]};
  ${cardSurface}
  counter-reset: step;
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    padding: ${space[4]};
  }
`

export const StepCard = styled.li`
  ${column(space[2])}
  counter-increment: step;
  &::before {
    content: counter(step);
    ${centred}
    ${square(size.controlS)}
    border-radius: ${vars.radius.m};
    font: ${type.amountM.font};
    color: ${semantic.text.inverse};
    background: ${semantic.surface.inverse};
  }
  p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  strong {
    color: ${semantic.text.primary};
  }
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const WordGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 ${space[10]};
  > div {
    padding-block: ${space[3]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  dt {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  dd {
    margin-top: ${space['0-5']};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[6]};
  }
  ${oneColumnOn(media.phone)}
`
