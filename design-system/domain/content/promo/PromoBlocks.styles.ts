import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const column = 'minmax(min(280px, 100%), 1fr)' /* measured: a title in one or two lines */
const { semantic, space } = vars

export const Blocks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, ${column});
  gap: ${space[4]};
`

export const Block = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[1]};
  min-width: 0;
  p {
    color: ${semantic.text.secondary};
  }
`

export const Picture = styled.span`
  display: grid;
  place-items: center;
  width: ${vars.size.tileM};
  height: ${vars.size.tileM};
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
