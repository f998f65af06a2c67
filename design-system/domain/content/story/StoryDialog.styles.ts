import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { keyframes, styled } from 'styled-components'
import { column, row, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { radius, semantic, space, type } = vars

export const StoryRoot = styled(AriaDialog)`
  min-height: 0;
  outline: none;
`

export const StoryBody = styled.div`
  ${column(space[4])}
  min-height: 460px; /* measured: the longest text of a slide, so that the buttons stay where they are */
  padding: ${space[4]} ${space[5]} ${space[5]};
`

export const StoryBars = styled.div`
  display: flex;
  gap: ${space[1]};
`

export const StoryBar = styled.span`
  flex: 1;
  height: ${space[1]};
  overflow: clip;
  border-radius: ${radius.full};
  background: ${semantic.surface.muted};
`

const fill = keyframes`from { transform: scaleX(0); }`

/** What runs while a slide is shown; its end is the end of the slide. Where motion is unwanted nothing runs, and nothing ends. */
export const StoryRun = styled.span`
  display: block;
  height: 100%;
  background: ${semantic.accent.solid};
  transform-origin: 0 0; /* sided: turned below */
  &[data-state='now'] {
    animation: ${fill} 7s ${vars.easing.linear}; /* measured: the longest slide, read at leisure */
  }
  &:dir(rtl) {
    transform-origin: 100% 0; /* sided: for lines that begin at the right */
  }
  [data-paused] &[data-state='now'] {
    animation-play-state: paused;
  }
  &[data-state='next'] {
    transform: scaleX(0);
  }
  @media ${media.reducedMotion} {
    &[data-state='now'] {
      animation: none;
    }
  }
`

export const StoryHead = styled.header`
  ${row(space[3])}
`

export const StoryHeading = styled.h2`
  flex: 1;
  font: ${type.bodyStrong.font};
  color: ${semantic.text.secondary};
`

/** Where one holds, presses and swipes: the browser leaves the finger to us. */
export const StoryStage = styled.div`
  flex: 1;
  ${column(space[3])}
  justify-content: center;
  touch-action: none;
  user-select: none;
  cursor: pointer;
`

export const SlideTitle = styled.p`
  ${typeStyle(type.title1)}
  overflow-wrap: anywhere;
`

export const StoryFoot = styled.footer`
  ${row(space[2])}
  > :first-child {
    margin-inline-end: auto;
  }
`
