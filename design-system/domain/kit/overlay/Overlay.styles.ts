import { styled } from 'styled-components'
import { captionText, cardSurface, centred, column, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { borderWidth, radius, semantic, space, type } = vars

export const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
  gap: ${space[4]};
`

export const KindCard = styled.li`
  ${column()}
  min-width: 0;
  overflow: clip;
  ${cardSurface}
`

/** Where a kind is drawn, smaller than it is. */
export const Stage = styled.div`
  ${centred}
  padding: ${space[6]} ${space[5]};
  background: ${semantic.surface.muted};
`

export const MiniCard = styled.div`
  ${column(space[2])}
  width: 100%;
  max-width: 16em;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${semantic.surface.raised};
  box-shadow: ${vars.shadow[2]};
  &[data-anatomy='danger'] {
    border-block-start: ${space[1]} solid ${semantic.danger.solid};
  }
`

export const MiniTitle = styled.div`
  ${row(space['1-5'])}
  font: ${type.label.font};
  font-weight: ${vars.font.weight.semibold};
  [data-anatomy='danger'] & {
    color: ${semantic.danger.text};
  }
`

/** Words and buttons of the drawing. */
export const Bar = styled.span`
  height: ${space['1-5']};
  border-radius: ${radius.xs};
  background: ${semantic.surface.skeleton};
  &[data-length='most'] {
    width: 90%;
  }
  &[data-length='half'] {
    width: 55%;
  }
  &[data-look] {
    flex: 1;
    height: ${space[5]};
  }
  &[data-look='plain'] {
    border: ${borderWidth.hairline} solid ${semantic.border.default};
    background: none;
  }
  &[data-look='main'] {
    background: ${semantic.accent.solid};
  }
  [data-anatomy='danger'] &[data-look='main'] {
    background: ${semantic.danger.solid};
  }
`

export const MiniButtons = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`

/** What came of a press. */
export const Outcome = styled.output`
  display: block;
  ${captionText}
  color: ${semantic.accent.text};
`

export const KindFoot = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]};
  border-block-start: ${borderWidth.hairline} solid ${semantic.border.subtle};
  > :first-child {
    flex: 1 1 10em;
    min-width: 0;
  }
`
