import { styled } from 'styled-components'
import { cardSurface, centred, column, square } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const blockColumn = 'minmax(min(280px, 100%), 1fr)' /* measured: a title in one or two lines */
const { semantic, space } = vars

export const Blocks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, ${blockColumn});
  gap: ${space[4]};
`

export const Block = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding: ${space[4]};
  ${cardSurface}
`

export const Words = styled.div`
  ${column(space[1])}
  align-items: start;
  min-width: 0;
  p {
    color: ${semantic.text.secondary};
  }
`

export const Picture = styled.span`
  ${centred}
  ${square(vars.size.tileM)}
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
  &[data-tone='accent'] {
    color: ${semantic.accent.icon};
    background: ${semantic.accent.soft};
  }
  &[data-tone='positive'] {
    color: ${semantic.positive.icon};
    background: ${semantic.positive.soft};
  }
  &[data-tone='warning'] {
    color: ${semantic.warning.icon};
    background: ${semantic.warning.soft};
  }
`
