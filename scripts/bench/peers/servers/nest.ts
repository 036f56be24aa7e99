/* Runs in the peer's folder: a Nest application as in its documentation, with one controller and validation. */
import 'reflect-metadata';
import {
  Body,
  Controller,
  Get,
  Module,
  Post,
  Query,
  UploadedFile,
  UseInterceptors,
  ValidationPipe,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { InjectConnection, InjectModel, MongooseModule } from '@nestjs/mongoose';
import { FileInterceptor } from '@nestjs/platform-express';
import { IsEmail, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import mongoose from 'mongoose';

class ApplicationForm {
  @IsString()
  @MaxLength(80)
  name!: string;

  @IsString()
  @MaxLength(60)
  business_idea!: string;

  @IsString()
  @MaxLength(120)
  location!: string;

  @IsString()
  @MaxLength(60)
  required_amount!: string;

  @IsOptional()
  @IsString()
  @MaxLength(3000)
  past_experience?: string;

  @IsOptional()
  @IsEmail()
  email?: string;

  @IsOptional()
  @Matches(/^[6-9]\d{9}$/)
  mobile?: string;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema(
  {
    name: text,
    business_idea: text,
    location: text,
    required_amount: text,
    past_experience: String,
    email: String,
    mobile: String,
    supporting_document: mongoose.Schema.Types.ObjectId,
  },
  { timestamps: true },
);
schema.index({ createdAt: -1 });

@Controller('applications')
class ApplicationController {
  private readonly files: mongoose.mongo.GridFSBucket;

  constructor(
    @InjectModel('Application') private readonly applications: mongoose.Model<unknown>,
    @InjectConnection() connection: mongoose.Connection,
  ) {
    if (!connection.db) throw new Error('There is no connection.');
    this.files = new mongoose.mongo.GridFSBucket(connection.db);
  }

  @Post()
  @UseInterceptors(FileInterceptor('supporting_document'))
  async create(@Body() form: ApplicationForm, @UploadedFile() file?: { buffer: Buffer }) {
    const document = file && { supporting_document: await this.keep(file.buffer) };
    return this.applications.create({ ...form, ...document });
  }

  @Get()
  list(@Query('q') word?: string) {
    const filter = word ? { location: { $regex: word, $options: 'i' } } : {};
    return this.applications.find(filter).sort({ createdAt: -1 }).limit(20).lean();
  }

  private keep(file: Buffer): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const upload = this.files.openUploadStream('plan.pdf');
      upload.on('error', reject).on('finish', () => resolve(upload.id));
      upload.end(file);
    });
  }
}

@Module({
  imports: [
    MongooseModule.forRoot(process.env.MONGODB_URI ?? ''),
    MongooseModule.forFeature([{ name: 'Application', schema }]),
  ],
  controllers: [ApplicationController],
})
class PeerModule {}

const app = await NestFactory.create(PeerModule, { logger: ['error'] });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
await app.listen(Number(process.env.PORT), '127.0.0.1');
