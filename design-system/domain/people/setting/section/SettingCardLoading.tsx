import { Card } from '../../../../primitives/card/Card.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'

/** A part of the settings that is coming; stands in a `Loading`. */
export function SettingCardLoading() {
  return (
    <Card gap="5">
      <Skeleton width="quarter" />
      <Skeleton shape="block" width="full" />
      <Grid columns="halves" gap="4">
        <Skeleton shape="amount" width="full" />
        <Skeleton shape="amount" width="full" />
      </Grid>
    </Card>
  )
}
